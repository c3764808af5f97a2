import { defaultTheme } from '#theme/default-theme.ts'

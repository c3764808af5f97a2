import { Tokens } from '../settings/path-fields.tsx'
import type { TabProps } from '../settings/tab.ts'

/** The sizes everything is made of; the corners first (AC-357). */
export function TokensTab({ tab }: TabProps) {
  return (
    <>
      <Tokens map="designTokens.borderRadius" tab={tab} />
      <Tokens map="designTokens.spacing" tab={tab} />
      <Tokens map="designTokens.shadows" title="Shadows" tab={tab} />
      <Tokens map="designTokens.borderWidth" tab={tab} />
      <Tokens map="designTokens.containerWidths" title="Container widths" tab={tab} />
      <Tokens map="designTokens.blur" tab={tab} />
      <Tokens map="designTokens.opacity" tab={tab} />
    </>
  )
}

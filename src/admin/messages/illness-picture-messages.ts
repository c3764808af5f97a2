import type { TableWords } from './message-types.ts'

export const illnessPictureWords = {
  one: 'illness picture',
  columns: {
    illness_id: 'Illness',
    image_url: 'Picture',
    alt_text: 'Description of the picture',
    display_order: 'Order',
  },
} as const satisfies TableWords<'health_library_images'>

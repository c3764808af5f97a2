import type { TableMessages } from './message-types.ts'

export const illnessPictureMessages = {
  one: 'illness picture',
  columns: {
    illness_id: 'Illness',
    image_url: 'Picture',
    alt_text: 'Description of the picture',
    display_order: 'Order',
  },
} as const satisfies TableMessages<'health_library_images'>

import { createBlankForm } from '#model/blanks.ts'
import type { Category, Illness, IllnessImage, SiteSettings } from '#model/rows.ts'
import { tables } from '#model/tables.ts'

export const MOVEMENT = 'cccccccc-0000-4000-8000-000000000001'
export const OLD_NEWS = 'cccccccc-0000-4000-8000-000000000002'
export const PARKINSON = 'aaaaaaaa-0000-4000-8000-000000000001'
export const MIGRAINE = 'aaaaaaaa-0000-4000-8000-000000000002'

export function aCategory(change: Partial<Category> = {}): Category {
  return {
    ...createBlankForm('health_library_categories'),
    id: MOVEMENT,
    row_version: 1,
    category_name: 'Movement Disorders',
    slug: 'movement-disorders',
    ...change,
  }
}

export function anIllness(change: Partial<Illness> = {}): Illness {
  return {
    ...createBlankForm('health_library_illnesses'),
    id: PARKINSON,
    row_version: 1,
    illness_name: "Parkinson's Disease",
    slug: 'parkinsons-disease',
    short_summary: 'Slowness and shaking.',
    symptoms: ['Tremor', 'Stiffness'],
    tags: ['tremor', 'slowness'],
    category_id: MOVEMENT,
    visibility: 'published',
    ...change,
  }
}

export function aPicture(change: Partial<IllnessImage> = {}): IllnessImage {
  return {
    id: 'bbbbbbbb-0000-4000-8000-000000000001',
    row_version: 1,
    illness_id: PARKINSON,
    image_url: 'https://pictures.example/one.png',
    alt_text: 'One',
    display_order: 0,
    ...change,
  }
}

export const settings: SiteSettings = {
  id: tables.modern_site_settings.only,
  row_version: 1,
  health_library_enabled: true,
  active_theme_id: null,
  active_version_id: null,
  theme_hash: null,
  activated_at: null,
  rollback_deadline: null,
  previous_theme_id: null,
  previous_version_id: null,
}

/** A library of two illnesses and two categories, one of them inactive. */
export const library = {
  health_library_illnesses: [
    anIllness(),
    anIllness({
      id: MIGRAINE,
      illness_name: 'Migraine',
      slug: 'migraine',
      short_summary: 'Headaches that keep coming back.',
      category_id: null,
      visibility: 'draft',
      display_order: 1,
    }),
  ],
  health_library_categories: [
    aCategory(),
    aCategory({
      id: OLD_NEWS,
      category_name: 'Old News',
      slug: 'old-news',
      display_order: 1,
      is_enabled: false,
    }),
  ],
  health_library_images: [
    aPicture(),
    aPicture({
      id: 'bbbbbbbb-0000-4000-8000-000000000002',
      image_url: 'https://pictures.example/two.png',
      alt_text: null,
      display_order: 1,
    }),
  ],
  modern_site_settings: [settings],
}

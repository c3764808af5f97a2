import { SINGLE_RECORD_ROLES } from '../role-sets.ts'
import type { TableDefinition } from '../table-definition.ts'

/** The clinic itself: one row. */
export const hospitalProfile = {
  audience: 'public',
  name: 'name',
  only: '00000000-0000-4000-8000-000000000001',
  images: {
    columns: ['logo_image', 'banner_image', 'share_image'],
    notOnPages: ['share_image'],
    bucket: 'hospital-profile',
  },
  roles: SINGLE_RECORD_ROLES,
  translated: ['name', 'about_text', 'mission', 'address', 'city', 'state', 'working_hours'],
  blank: {
    name: '',
    about_text: null,
    mission: null,
    address: null,
    city: null,
    state: null,
    pincode: null,
    phone_numbers: [],
    emails: [],
    working_hours: null,
    logo_image: null,
    banner_image: null,
    share_image: null,
  },
} as const satisfies TableDefinition<'hospital_profile'>

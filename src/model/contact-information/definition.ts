import { SINGLE_RECORD_ROLES } from '../role-sets.ts'
import type { TableDefinition } from '../table-definition.ts'

/** How patients reach the clinic: one row. */
export const contactInformation = {
  audience: 'public',
  only: '00000000-0000-4000-8000-000000000002',
  roles: SINGLE_RECORD_ROLES,
  translated: ['address', 'working_hours'],
  blank: {
    address: null,
    phone_numbers: [],
    email_addresses: [],
    working_hours: null,
    opening_hours: [],
    special_hours: [],
    appointment_booking_link: null,
    google_maps_code: null,
    whatsapp_number: null,
  },
} as const satisfies TableDefinition<'contact_information'>

import { aDoctor, heading, openAdmin } from './open-admin.tsx'

export const rao = aDoctor()
export const devi = aDoctor({
  id: '44444444-4444-4444-8444-444444444444',
  name: 'Dr Devi',
  display_order: 1,
  is_enabled: false,
})

/** Opens the doctors screen with two doctors, of whom the second is hidden. */
export async function openDoctors(doctors = [rao, devi]) {
  const opened = await openAdmin({ at: '/admin/doctors', doctors })
  await heading('Manage Doctors')
  return opened
}

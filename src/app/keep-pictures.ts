import type { Content } from '#db/content.ts'
import type { Endpoint } from '#remote/endpoint.ts'

import { whenQuiet } from './when-quiet.ts'

let last = ''

/** Asks the service worker to have every public picture on this device, and none that is no longer public. */
export function keepPictures(content: Content, endpoint: Endpoint): void {
  const addresses = picturesOf(content).map(
    (address) => new URL(address, endpoint.url || location.origin).href,
  )
  const wanted = addresses.toSorted().join('\n')
  if (wanted === last || !('serviceWorker' in navigator)) return
  last = wanted
  whenQuiet(async () => {
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'keep-pictures', addresses, savesData: savesData() })
  })
}

function picturesOf(content: Content): string[] {
  const profile = content.hospital_profile[0]
  const addresses = [
    profile?.logo_image,
    profile?.banner_image,
    ...content.doctors.map(({ photo }) => photo),
    ...content.services.map(({ icon_image: icon }) => icon),
    ...content.testimonials.map(({ patient_photo: photo }) => photo),
    ...content.health_library_images.map(({ image_url: image }) => image),
  ]
  return [...new Set(addresses.filter((address) => typeof address === 'string'))].filter(
    (address) => address.startsWith('/storage/'),
  )
}

/** The reader asked the browser to spend little; then only pictures that were looked at are kept. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

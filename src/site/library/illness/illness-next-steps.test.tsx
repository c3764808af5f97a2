// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { contact, createContent, doctor, illness, service } from '../../testing/sample-content.ts'
import { listHeadings, hrefOf, renderSite } from '../../testing/site.tsx'

const GONE = '00000000-0000-4000-9000-000000000001'
const study = service({ service_name: 'Sleep Study' })
const eeg = service({ service_name: 'EEG' })
const closed = service({ service_name: 'Closed', is_enabled: false })
const rao = doctor({ name: 'Dr Rao' })
const baig = doctor({ name: 'డా. బేగ్' })
const retired = doctor({ name: 'Dr Retired', is_enabled: false })
const apnoea = illness({ illness_name: 'Sleep Apnoea', slug: 'sleep-apnoea' })
const draft = illness({ illness_name: 'Draft', slug: 'draft', visibility: 'draft' })

function openInsomnia(links: Partial<Parameters<typeof illness>[0]>) {
  const insomnia = illness({ illness_name: 'Insomnia', slug: 'insomnia', ...links })
  return renderSite(
    '/health-library/insomnia',
    createContent({
      contact_information: contact({ phone_numbers: ['+91 40 2222 2222'] }),
      services: [study, eeg, closed],
      doctors: [rao, baig, retired],
      health_library_illnesses: [insomnia, apnoea, draft],
    }),
  )
}

const next = () => within(screen.getByRole('region', { name: 'What you can do next' }))
const links = () =>
  next()
    .getAllByRole('link')
    .map((link) => [link.textContent, hrefOf(link)])
const ways = [
  ['Book Appointment', '/contact'],
  ['Call +91 40 2222 2222', 'tel:+914022222222'],
]

test('an illness page ends with booking, and the services, doctors and topics that staff chose, in their order', () => {
  openInsomnia({
    service_ids: [eeg.id, study.id],
    doctor_ids: [baig.id, rao.id],
    related_ids: [apnoea.id],
  })
  expect(links()).toEqual([
    ...ways,
    ['EEG', `/services#service-${eeg.id}`],
    ['Sleep Study', `/services#service-${study.id}`],
    ['డా. బేగ్', `/doctors#doctor-${baig.id}`],
    ['Dr Rao', `/doctors#doctor-${rao.id}`],
    ['Sleep Apnoea', '/health-library/sleep-apnoea'],
  ])
  expect(listHeadings(3)).toEqual(['Services', 'Doctors', 'Related topics'])
  expect(next().getByText('డా. బేగ్').lang).toBe('te')
})

test('deleted and unpublished links are omitted, and an illness never links to itself', () => {
  const id = '00000000-0000-4000-9000-000000000002'
  openInsomnia({
    id,
    service_ids: [closed.id, GONE],
    doctor_ids: [retired.id, rao.id],
    related_ids: [draft.id, id, GONE],
  })
  expect(links()).toEqual([...ways, ['Dr Rao', `/doctors#doctor-${rao.id}`]])
  expect(listHeadings(3)).toEqual(['Doctors'])
})

test('without chosen links there is only the way to an appointment', () => {
  openInsomnia({})
  expect(links()).toEqual(ways)
  expect(listHeadings(3)).toEqual([])
})

test("a doctor's link leads to that doctor's place on the doctors page", () => {
  const { address } = openInsomnia({ doctor_ids: [rao.id] })
  fireEvent.click(next().getByRole('link', { name: 'Dr Rao' }))
  const place = document.querySelector(address.now.replace('/doctors', ''))
  expect(place?.textContent).toContain('Dr Rao')
})

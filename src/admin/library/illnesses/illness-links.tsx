import { useOrderedRows } from '#db/hooks/use-rows.ts'
import type { Doctor, Service } from '#model/rows.ts'

import { LinksField } from '../../forms/fields/links-field.tsx'
import { createSearchText } from '../../lists/list-search.ts'
import type { ListedIllness } from './listed-illness.ts'
import type { IllnessEditor } from './use-illness-pictures.ts'

const textOfService = createSearchText<Service>(['service_name'])
const textOfDoctor = createSearchText<Doctor>(['name'])

interface IllnessLinksProps {
  editor: IllnessEditor
  /** Undefined while they are not all there. */
  illnesses: readonly ListedIllness[] | undefined
}

/** Links of an illness's page: services, doctors and other illnesses, never itself. */
export function IllnessLinks({ editor: { field, state }, illnesses }: IllnessLinksProps) {
  const services = useOrderedRows('services')
  const doctors = useOrderedRows('doctors')
  const otherIllnesses = illnesses?.filter(({ id }) => id !== state.id)
  return (
    <>
      <LinksField
        hint="Links at the end of the page, in the order in which you tick them."
        options={services?.map((service) => ({
          id: service.id,
          name: service.service_name,
          text: () => textOfService(service),
          hidden: service.is_enabled ? null : 'inactive',
        }))}
        {...field('service_ids')}
      />
      <LinksField
        options={doctors?.map((doctor) => ({
          id: doctor.id,
          name: doctor.name,
          text: () => textOfDoctor(doctor),
          hidden: doctor.is_enabled ? null : 'inactive',
        }))}
        {...field('doctor_ids')}
      />
      <LinksField
        hint="What a reader of this page may want to read next."
        options={otherIllnesses?.map((illness) => ({
          id: illness.id,
          name: illness.illness_name,
          text: () => illness.names,
          hidden: illness.visibility === 'published' ? null : 'draft',
        }))}
        {...field('related_ids')}
      />
    </>
  )
}

import { useOrderedRows } from '#db/memory/use-rows.ts'
import type { Illness } from '#model/rows.ts'

import { LinksField } from '../../forms/fields/links-field.tsx'
import type { IllnessEditor } from './use-illness-pictures.ts'

interface IllnessLinksProps {
  editor: IllnessEditor
  illnesses: readonly Illness[]
}

/** Where the page of an illness leads on: services, doctors and other illnesses, never itself. */
export function IllnessLinks({ editor: { field, state }, illnesses }: IllnessLinksProps) {
  const services = useOrderedRows('services')
  const doctors = useOrderedRows('doctors')
  const others = illnesses.filter(({ id }) => id !== state.id)
  return (
    <>
      <LinksField
        hint="Links at the end of the page, in the order in which you tick them."
        options={services?.map(({ id, service_name: name, is_enabled }) => ({
          id,
          name,
          hidden: is_enabled ? null : 'inactive',
        }))}
        {...field('service_ids')}
      />
      <LinksField
        options={doctors?.map(({ id, name, is_enabled }) => ({
          id,
          name,
          hidden: is_enabled ? null : 'inactive',
        }))}
        {...field('doctor_ids')}
      />
      <LinksField
        hint="What a reader of this page may want to read next."
        options={others.map(({ id, illness_name: name, visibility }) => ({
          id,
          name,
          hidden: visibility === 'published' ? null : 'draft',
        }))}
        {...field('related_ids')}
      />
    </>
  )
}

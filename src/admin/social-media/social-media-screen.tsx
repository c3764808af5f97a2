import { normalizeMachineText } from '#model/texts/machine-text.ts'
import { findUnexpectedHost } from '#model/texts/social-host.ts'
import { Banner } from '#ui/banner.tsx'
import { Checkbox, TextField } from '#ui/fields/fields.tsx'

import { socialMediaMessages } from '../content-types/social-media-messages.ts'
import { EditorForm } from '../forms/editor-form.tsx'
import { addLanguage } from '../forms/fields/add-language.ts'
import { LinkPreview } from '../forms/fields/link-preview.tsx'
import type { Editor } from '../forms/use-editor.ts'
import { ListScreen } from '../lists/list-screen.tsx'
import { useListScreen } from '../lists/use-list-screen.ts'
import { LoadFailure, LoadPlaceholder } from '../shell/load-failure.tsx'
import { PlatformTable } from './platform-table.tsx'

/** /admin/social-media: a table of links with an inline add/edit form. */
export function SocialMediaScreen() {
  const { list, editor, order, nextPosition, frame } = useListScreen(
    'social_media',
    socialMediaMessages,
    {
      searched: SEARCHED,
    },
  )

  const add = async () => editor.actions.add({ display_order: await nextPosition() })
  if (!list)
    return (
      <LoadPlaceholder title={socialMediaMessages.title} failed={socialMediaMessages.loadFailed} />
    )
  return (
    <ListScreen
      {...frame}
      list={list}
      editor={editor}
      onAdd={() => void add()}
      form={
        <>
          <LoadFailure text={socialMediaMessages.loadFailed} />
          {editor.state.isOpen && <PlatformForm key={editor.state.key} editor={editor} />}
        </>
      }
    >
      {list.visible.length > 0 && <PlatformTable list={list} editor={editor} order={order} />}
    </ListScreen>
  )
}

const SEARCHED = ['platform_name', 'profile_url'] as const

function PlatformForm({ editor }: { editor: Editor<'social_media'> }) {
  const { field } = editor
  const name = field('platform_name')
  const profile = field('profile_url')
  const strange = findUnexpectedHost(name.value, profile.value)
  return (
    <EditorForm title={editor.state.isNew ? 'Add New Platform' : 'Edit Platform'} editor={editor}>
      <TextField
        required
        hint="Facebook, Instagram, Twitter, LinkedIn and YouTube have a symbol of their own; all others share one."
        {...addLanguage(name)}
      />
      <TextField
        type="url"
        required
        placeholder="https://"
        {...profile}
        hint={
          <>
            The address of the clinic&apos;s own page there.
            <LinkPreview address={profile.value} />
          </>
        }
        onChange={(text) => profile.onChange(normalizeMachineText(text))}
      />
      {strange && (
        <Banner tone="warning">
          {`This leads to ${strange}, which is not a page of ${name.value}. You can save it anyway.`}
        </Banner>
      )}
      <Checkbox hint="Only enabled platforms are shown to visitors." {...field('is_enabled')} />
    </EditorForm>
  )
}

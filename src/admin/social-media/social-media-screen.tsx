import type { SocialMedia } from '#model/rows.ts'
import { Checkbox, TextField } from '#ui/fields.tsx'

import { EditorForm } from '../forms/editor-form.tsx'
import { withLanguage } from '../forms/fields/with-language.ts'
import { useEditor, type EditorOf } from '../forms/use-editor.ts'
import { ListScreen } from '../lists/list-screen.tsx'
import { useReorder } from '../lists/reorder/use-reorder.tsx'
import { useList } from '../lists/use-list.ts'
import { LoadFailure, NotLoadedYet } from '../shell/load-failure.tsx'
import { messages, socialMessages } from '../words/messages.ts'
import { PlatformTable } from './platform-table.tsx'

/** /admin/social-media: a table of links with an inline add/edit form. */
export function SocialMediaScreen() {
  const list = useList('social_media', { textsOf })
  const editor = useEditor('social_media', messages.social_media)
  const platforms = list?.rows ?? []
  const order = useReorder({
    table: 'social_media',
    ids: list?.ids ?? [],
    nameOf: (id) => platforms.find((platform) => platform.id === id)?.platform_name ?? '',
    notices: editor.notices,
    off: Boolean(list?.search),
    failed: socialMessages.moveFailed,
  })

  if (!list) return <NotLoadedYet title="Social Media" failed={socialMessages.loadFailed} />
  return (
    <ListScreen
      title="Social Media"
      table="social_media"
      list={list}
      editor={editor}
      words={{
        icon: 'share',
        add: 'Add Platform',
        none: 'No social media platforms added yet',
        first: 'Add Your First Platform',
        search: 'Search platforms',
        noMatch: 'No platform matches your search',
        count: countOf(platforms),
        many: 'platforms',
      }}
      onAdd={() => void editor.actions.add({ display_order: platforms.length })}
      form={
        <>
          <LoadFailure text={socialMessages.loadFailed} />
          {editor.state.isOpen && <PlatformForm key={editor.state.key} editor={editor} />}
        </>
      }
    >
      {list.shown.length > 0 && <PlatformTable list={list} editor={editor} order={order} />}
    </ListScreen>
  )
}

function textsOf({ platform_name, profile_url }: SocialMedia) {
  return [platform_name, profile_url]
}

function countOf(platforms: readonly SocialMedia[]): string {
  const enabled = platforms.filter((platform) => platform.is_enabled).length
  return `${platforms.length} ${platforms.length === 1 ? 'platform' : 'platforms'}, ${enabled} enabled`
}

function PlatformForm({ editor }: { editor: EditorOf<'social_media'> }) {
  const { field } = editor
  return (
    <EditorForm title={editor.state.isNew ? 'Add New Platform' : 'Edit Platform'} editor={editor}>
      <TextField
        label="Platform Name"
        required
        hint="Facebook, Instagram, Twitter, LinkedIn and YouTube have a symbol of their own; all others share one."
        {...withLanguage(field('platform_name'))}
      />
      <TextField
        label="Profile URL"
        type="url"
        required
        placeholder="https://"
        hint="The address of the clinic's own page there."
        {...field('profile_url')}
      />
      <Checkbox
        label="Enabled"
        hint="Only enabled platforms are shown to visitors."
        {...field('is_enabled')}
      />
    </EditorForm>
  )
}

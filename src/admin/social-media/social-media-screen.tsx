import type { SocialMedia } from '#model/rows.ts'
import { Checkbox, TextField } from '#ui/fields/fields.tsx'

import { EditorForm } from '../forms/editor-form.tsx'
import { withLanguage } from '../forms/fields/with-language.ts'
import type { EditorOf } from '../forms/use-editor.ts'
import { ListScreen } from '../lists/list-screen.tsx'
import { useListScreen } from '../lists/use-list-screen.ts'
import { LoadFailure, NotLoadedYet } from '../shell/load-failure.tsx'
import { socialMediaWords } from '../words/social-media-words.ts'
import { PlatformTable } from './platform-table.tsx'

/** /admin/social-media: a table of links with an inline add/edit form. */
export function SocialMediaScreen() {
  const { list, editor, order, frame } = useListScreen('social_media', socialMediaWords, {
    textsOf,
    isShown,
  })

  if (!list)
    return <NotLoadedYet title={socialMediaWords.title} failed={socialMediaWords.loadFailed} />
  return (
    <ListScreen
      {...frame}
      list={list}
      editor={editor}
      onAdd={() => void editor.actions.add({ display_order: list.rows.length })}
      form={
        <>
          <LoadFailure text={socialMediaWords.loadFailed} />
          {editor.state.isOpen && <PlatformForm key={editor.state.key} editor={editor} />}
        </>
      }
    >
      {list.shown.length > 0 && <PlatformTable list={list} editor={editor} order={order} />}
    </ListScreen>
  )
}

const isShown = ({ is_enabled }: SocialMedia) => is_enabled

function textsOf({ platform_name, profile_url }: SocialMedia) {
  return [platform_name, profile_url]
}

function PlatformForm({ editor }: { editor: EditorOf<'social_media'> }) {
  const { field } = editor
  return (
    <EditorForm title={editor.state.isNew ? 'Add New Platform' : 'Edit Platform'} editor={editor}>
      <TextField
        required
        hint="Facebook, Instagram, Twitter, LinkedIn and YouTube have a symbol of their own; all others share one."
        {...withLanguage(field('platform_name'))}
      />
      <TextField
        type="url"
        required
        placeholder="https://"
        hint="The address of the clinic's own page there."
        {...field('profile_url')}
      />
      <Checkbox hint="Only enabled platforms are shown to visitors." {...field('is_enabled')} />
    </EditorForm>
  )
}

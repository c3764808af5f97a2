import { TextArea, TextField } from '#ui/fields.tsx'
import { ListField } from '#ui/list-field.tsx'

import { ImageField } from '../forms/fields/image-field.tsx'
import { withLanguage } from '../forms/fields/with-language.ts'
import { FormSection } from '../forms/form-section.tsx'
import { RecordScreen } from '../forms/record-screen.tsx'
import { useSingleEditor } from '../forms/use-single-editor.ts'
import { recordMessages } from '../words/messages.ts'

const TABLE = 'hospital_profile'
const says = recordMessages[TABLE]

/** /admin/hospital-profile: who the clinic is, on one form. */
export function HospitalProfileScreen() {
  const editor = useProfile()
  return (
    <RecordScreen
      title="Hospital Profile"
      lead="The name, the pictures and the words that visitors meet on every page."
      table={TABLE}
      editor={editor}
      failed={says.loadFailed}
      saveLabel="Save Profile"
    >
      <Branding editor={editor} />
      <BasicInformation editor={editor} />
      <Address editor={editor} />
      <ContactWays editor={editor} />
    </RecordScreen>
  )
}

function useProfile() {
  return useSingleEditor(TABLE, says)
}

interface PartProps {
  editor: ReturnType<typeof useProfile>
}

function Branding({ editor }: PartProps) {
  const logo = editor.picture('logo_image')
  return (
    <FormSection title="Branding and Images">
      <ImageField
        label="Logo"
        bucket="hospital-profile"
        required
        hint={
          logo.value
            ? 'Required. It stands beside the name at the top of every page.'
            : 'Required. Until there is one, visitors see a plain symbol beside the name.'
        }
        {...logo}
      />
      <ImageField
        label="Banner Image"
        bucket="hospital-profile"
        hint="A wide picture: it fills the top of the home page, behind the name."
        {...editor.picture('banner_image')}
      />
    </FormSection>
  )
}

function BasicInformation({ editor: { field } }: PartProps) {
  return (
    <FormSection title="Basic Information">
      <TextField label="Hospital Name" required {...withLanguage(field('name'))} />
      <TextArea
        label="About"
        rows={6}
        hint="An empty line begins a new paragraph."
        {...withLanguage(field('about_text'))}
      />
      <TextArea label="Mission" {...withLanguage(field('mission'))} />
    </FormSection>
  )
}

/** Where the contact record comes first (S-25). */
const FALLBACK = 'Shown to visitors where Contact Info leaves the same field empty.'

function Address({ editor: { field } }: PartProps) {
  return (
    <FormSection title="Address" lead={FALLBACK}>
      <TextArea label="Address" rows={3} {...withLanguage(field('address'))} />
      <TextField label="City" {...withLanguage(field('city'))} />
      <TextField label="State" {...withLanguage(field('state'))} />
      <TextField label="Pincode" input={{ inputMode: 'numeric' }} {...field('pincode')} />
    </FormSection>
  )
}

function ContactWays({ editor: { field } }: PartProps) {
  return (
    <FormSection title="Contact Information" lead={FALLBACK}>
      <ListField
        label="Phone Numbers"
        itemLabel="Phone number"
        addLabel="Add phone number"
        type="tel"
        {...field('phone_numbers')}
      />
      <ListField
        label="Email Addresses"
        itemLabel="Email address"
        addLabel="Add email address"
        type="email"
        {...field('emails')}
      />
      <TextArea
        label="Working Hours"
        hint="Visitors see the lines as you write them."
        {...withLanguage(field('working_hours'))}
      />
    </FormSection>
  )
}

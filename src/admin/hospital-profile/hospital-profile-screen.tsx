import { hospitalProfileMessages as messages } from '../content-types/hospital-profile-messages.ts'
import { addLanguage } from '../forms/fields/add-language.ts'
import { EmailsField } from '../forms/fields/emails-field.tsx'
import { ImageField } from '../forms/fields/image-field.tsx'
import { ProfileFieldHint } from '../forms/fields/shared-field-hints.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { PhoneListField } from '../forms/phones/phone-fields.tsx'
import { RecordScreen } from '../forms/record-screen.tsx'
import { TranslatableTextArea, TranslatableTextField } from '../forms/translations/text-fields.tsx'
import { useSingleEditor } from '../forms/use-single-editor.ts'

const TABLE = 'hospital_profile'

/** /admin/hospital-profile: the clinic's name, pictures and texts, in one form. */
export function HospitalProfileScreen() {
  const editor = useProfile()
  return (
    <RecordScreen
      title="Hospital Profile"
      lead="The name, pictures and texts that visitors see on every page."
      table={TABLE}
      editor={editor}
      failed={messages.loadFailed}
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
  return useSingleEditor(TABLE, messages)
}

interface PartProps {
  editor: ReturnType<typeof useProfile>
}

function Branding({ editor }: PartProps) {
  const logo = editor.picture('logo_image')
  return (
    <FormSection title="Branding and Images">
      <ImageField
        bucket="hospital-profile"
        required
        purpose="logo"
        hint={
          logo.value
            ? 'Required. Shown beside the name at the top of every page, and as the icon of the app on phones.'
            : 'Required. Without it, visitors see a plain symbol beside the name.'
        }
        {...logo}
      />
      <ImageField
        bucket="hospital-profile"
        hint="A wide picture: it fills the top of the home page, behind the name."
        {...editor.picture('banner_image')}
      />
      <ImageField
        bucket="hospital-profile"
        purpose="sharing"
        hint="Shown by WhatsApp and other apps when someone shares a page. It is cropped to 1200 × 630 around the center."
        {...editor.picture('share_image')}
      />
    </FormSection>
  )
}

function BasicInformation({ editor: { field } }: PartProps) {
  return (
    <FormSection title="Basic Information">
      <TranslatableTextField required {...addLanguage(field('name'))} />
      <TranslatableTextArea
        rows={6}
        hint="An empty line begins a new paragraph."
        {...addLanguage(field('about_text'))}
      />
      <TranslatableTextArea {...addLanguage(field('mission'))} />
    </FormSection>
  )
}

function Address({ editor: { field } }: PartProps) {
  const address = field('address')
  return (
    <FormSection title="Address">
      <TranslatableTextArea
        rows={3}
        hint={<ProfileFieldHint kind="address" texts={[address.value]} />}
        {...addLanguage(address)}
      />
      <TranslatableTextField {...addLanguage(field('city'))} />
      <TranslatableTextField {...addLanguage(field('state'))} />
      <TranslatableTextField input={{ inputMode: 'numeric' }} {...field('pincode')} />
    </FormSection>
  )
}

function ContactWays({ editor: { field, state, short } }: PartProps) {
  const phones = field('phone_numbers')
  const emails = field('emails')
  const hours = field('working_hours')
  return (
    <FormSection title="Contact Information">
      <PhoneListField
        {...phones}
        hint={<ProfileFieldHint kind="phones" texts={phones.value} />}
        short={short}
        stored={state.base?.phone_numbers ?? []}
      />
      <EmailsField {...emails} hint={<ProfileFieldHint kind="emails" texts={emails.value} />} />
      <TranslatableTextArea
        hint={<ProfileFieldHint kind="hours" texts={[hours.value]} />}
        {...addLanguage(hours)}
      />
    </FormSection>
  )
}

import { normalizeMachineText } from '#model/texts/machine-text.ts'

import { contactInformationMessages as messages } from '../content-types/contact-information-messages.ts'
import { addLanguage } from '../forms/fields/add-language.ts'
import { EmailsField } from '../forms/fields/emails-field.tsx'
import { LinkPreview } from '../forms/fields/link-preview.tsx'
import { ContactFieldHint, formatHours } from '../forms/fields/shared-field-hints.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { PhoneField, PhoneListField } from '../forms/phones/phone-fields.tsx'
import { RecordScreen } from '../forms/record-screen.tsx'
import { TranslatableTextArea, TranslatableTextField } from '../forms/translations/text-fields.tsx'
import { useSingleEditor } from '../forms/use-single-editor.ts'
import { CallUsWarning } from './call-us-warning.tsx'
import { MapField } from './map-field.tsx'
import { OpeningStatusPreview } from './opening-status-preview.tsx'
import { SpecialDaysField } from './special-days-field.tsx'
import { WeekField } from './week-field.tsx'

import styles from './contact-information-screen.module.css'

const TABLE = 'contact_information'

/** /admin/contact: how patients reach the clinic, in one form. */
export function ContactInformationScreen() {
  const editor = useContact()
  return (
    <RecordScreen
      title="Contact Information"
      lead="Shown on the contact page and at the foot of every page. Empty fields are filled from the Hospital Profile."
      table={TABLE}
      editor={editor}
      failed={messages.loadFailed}
      saveLabel="Save Contact Info"
    >
      <Address editor={editor} />
      <PhoneNumbers editor={editor} />
      <EmailAddresses editor={editor} />
      <AdditionalInformation editor={editor} />
    </RecordScreen>
  )
}

function useContact() {
  return useSingleEditor(TABLE, messages)
}

interface PartProps {
  editor: ReturnType<typeof useContact>
}

function Address({ editor: { field } }: PartProps) {
  const address = field('address')
  return (
    <FormSection title="Address">
      <TranslatableTextArea
        hint={<ContactFieldHint kind="address" texts={[address.value]} />}
        {...addLanguage(address)}
      />
    </FormSection>
  )
}

function PhoneNumbers({ editor: { field, state, short } }: PartProps) {
  const phones = field('phone_numbers')
  const whatsApp = field('whatsapp_number')
  return (
    <FormSection title="Phone Numbers">
      <div className={styles.list} data-full-width>
        <PhoneListField
          {...phones}
          hint={<ContactFieldHint kind="phones" texts={phones.value} />}
          label="Numbers to call, the most important first"
          short={short}
          stored={state.base?.phone_numbers ?? []}
        />
      </div>
      <CallUsWarning phones={phones.value} />
      <div data-full-width>
        <PhoneField
          hint="With the country code. If it is filled in, visitors can message the clinic on WhatsApp."
          {...whatsApp}
          short={short}
          stored={state.base?.whatsapp_number ?? null}
        />
      </div>
    </FormSection>
  )
}

function EmailAddresses({ editor: { field } }: PartProps) {
  const emails = field('email_addresses')
  return (
    <FormSection title="Email Addresses">
      <div className={styles.list} data-full-width>
        <EmailsField
          {...emails}
          hint={<ContactFieldHint kind="emails" texts={emails.value} />}
          label="Addresses to write to, the most important first"
        />
      </div>
    </FormSection>
  )
}

function AdditionalInformation({ editor: { field } }: PartProps) {
  const booking = field('appointment_booking_link')
  const week = field('opening_hours')
  const special = field('special_hours')
  const remark = field('working_hours')
  return (
    <FormSection title="Additional Information">
      <WeekField
        {...week}
        hint="Visitors see these days first, and whether the clinic is open now. For a night, enter the morning's time as the closing time: 20:00 to 06:00."
      />
      <SpecialDaysField
        {...special}
        hint="Holidays, or days with different hours. They replace the hours of that weekday."
      />
      <TranslatableTextArea
        hint={<ContactFieldHint kind="hours" texts={[formatHours(week.value, remark.value)]} />}
        {...addLanguage(remark)}
      />
      <OpeningStatusPreview week={week.value} specialDays={special.value} words={remark.value} />
      <div data-full-width>
        <TranslatableTextField
          type="url"
          placeholder="https://"
          {...booking}
          hint={
            <>
              The contact page shows &apos;Book online&apos; when there is one.
              <LinkPreview address={booking.value} />
            </>
          }
          onChange={(text) => booking.onChange(normalizeMachineText(text) || null)}
        />
      </div>
      <MapField {...field('google_maps_code')} />
    </FormSection>
  )
}

import { useContent } from '#db/content.ts'
import { enabledDoctors } from '#db/queries.ts'
import { getDoctorAnchor } from '#model/paths/public-paths.ts'
import type { PublicRow } from '#model/rows.ts'
import { EXPERTISE_LIMIT } from '#model/texts/expertise.ts'
import { truncate } from '#model/texts/text.ts'
import { Card, CardGrid } from '#ui/card.tsx'
import { ClampedText } from '#ui/clamped-text.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { Picture } from '#ui/pictures/picture.tsx'

import { Closing } from '../components/closing.tsx'
import { NothingHere } from '../components/nothing-here.tsx'
import { PublicPageFrame } from '../components/public-page-frame.tsx'
import { useTextLanguage, useMessages } from '../messages/use-messages.ts'

import styles from './doctors-page.module.css'

/**
 * /doctors: every enabled doctor in display order. The URL of a single one ends in #doctor-{id}.
 */
export function DoctorsPage() {
  const doctors = useContent(enabledDoctors)
  const messages = useMessages()
  return (
    <>
      <PublicPageFrame title={messages.doctors.title} lead={messages.doctors.lead}>
        {doctors.length === 0 ? (
          <NothingHere table="doctors" icon="user">
            {messages.doctors.empty}
          </NothingHere>
        ) : (
          <CardGrid columns={3}>
            {doctors.map((doctor) => (
              <DoctorCard key={doctor.id} doctor={doctor} />
            ))}
          </CardGrid>
        )}
      </PublicPageFrame>
      {doctors.length > 0 && <Closing />}
    </>
  )
}

function DoctorCard({ doctor }: { doctor: PublicRow<'doctors'> }) {
  const languageOf = useTextLanguage()
  const messages = useMessages().doctors
  return (
    <Card
      id={getDoctorAnchor(doctor.id)}
      title={doctor.name}
      titleLang={languageOf(doctor.name)}
      picture={
        <Picture
          address={doctor.photo}
          alt=""
          shape="photo"
          className={styles.photo}
          placeholder={<Icon name="user" />}
        />
      }
    >
      {doctor.specialisation && (
        <p className={styles.specialisation} lang={languageOf(doctor.specialisation)}>
          {doctor.specialisation}
        </p>
      )}
      {doctor.qualification && (
        <p className={styles.qualification} lang={languageOf(doctor.qualification)}>
          {doctor.qualification}
        </p>
      )}
      {doctor.years_of_experience !== null && (
        <p className={styles.experience}>{messages.ofExperience(doctor.years_of_experience)}</p>
      )}
      {doctor.expertise_details && (
        <ClampedText
          text={doctor.expertise_details}
          short={truncate(doctor.expertise_details, EXPERTISE_LIMIT)}
          lang={languageOf(doctor.expertise_details)}
          more={messages.readMore}
          less={messages.readLess}
          about={doctor.name}
        />
      )}
    </Card>
  )
}

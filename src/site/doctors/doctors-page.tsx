import { useContent } from '#db/content.ts'
import { enabledDoctors } from '#db/queries.ts'
import { doctorAnchor } from '#model/paths/public-paths.ts'
import type { PublicRow } from '#model/tables.ts'
import { EXPERTISE_LIMIT } from '#model/texts/expertise.ts'
import { truncate } from '#model/texts/text.ts'
import { Card, CardGrid } from '#ui/card.tsx'
import { ClampedText } from '#ui/clamped-text.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { Picture } from '#ui/pictures/picture.tsx'

import { Closing } from '../closing/closing.tsx'
import { NothingHere } from '../components/nothing-here.tsx'
import { Page } from '../components/public-page-frame.tsx'
import { useLanguageOf, useWords } from '../messages/use-messages.ts'

import styles from './doctors-page.module.css'

/**
 * /doctors: everyone the clinic has switched on, in the order staff chose. The address of a single
 * one ends in #doctor-{id}.
 */
export function DoctorsPage() {
  const doctors = useContent(enabledDoctors)
  const words = useWords()
  return (
    <>
      <Page title={words.doctors.title} lead={words.doctors.lead}>
        {doctors.length === 0 ? (
          <NothingHere icon="user">{words.doctors.empty}</NothingHere>
        ) : (
          <CardGrid columns={3}>
            {doctors.map((doctor) => (
              <DoctorCard key={doctor.id} doctor={doctor} />
            ))}
          </CardGrid>
        )}
      </Page>
      {doctors.length > 0 && <Closing />}
    </>
  )
}

function DoctorCard({ doctor }: { doctor: PublicRow<'doctors'> }) {
  const languageOf = useLanguageOf()
  const words = useWords().doctors
  return (
    <Card
      id={doctorAnchor(doctor.id)}
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
        <p className={styles.experience}>{words.ofExperience(doctor.years_of_experience)}</p>
      )}
      {doctor.expertise_details && (
        <ClampedText
          text={doctor.expertise_details}
          short={truncate(doctor.expertise_details, EXPERTISE_LIMIT)}
          lang={languageOf(doctor.expertise_details)}
          more={words.readMore}
          less={words.readLess}
          about={doctor.name}
        />
      )}
    </Card>
  )
}

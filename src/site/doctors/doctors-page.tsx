import { useContent } from '#db/content.ts'
import { enabledDoctors } from '#db/queries.ts'
import type { PublicRow } from '#model/tables.ts'
import { EXPERTISE_LIMIT, experience } from '#model/texts/expertise.ts'
import { languageOf, truncate } from '#model/texts/text.ts'
import { Card, CardGrid } from '#ui/card.tsx'
import { ClampedText } from '#ui/clamped-text.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { Picture } from '#ui/pictures/picture.tsx'

import { Page } from '../parts/page.tsx'
import { useWords } from '../words/use-words.ts'

import styles from './doctors-page.module.css'

/** /doctors: everyone the clinic has switched on, in the order staff chose. */
export function DoctorsPage() {
  const doctors = useContent(enabledDoctors)
  const words = useWords()
  return (
    <Page title={words.doctors.title} lead={words.doctors.lead}>
      {doctors.length === 0 ? (
        <Empty icon="user">{words.doctors.empty}</Empty>
      ) : (
        <CardGrid columns={3}>
          {doctors.map((doctor) => (
            <DoctorCard key={doctor.id} doctor={doctor} />
          ))}
        </CardGrid>
      )}
    </Page>
  )
}

function DoctorCard({ doctor }: { doctor: PublicRow<'doctors'> }) {
  const words = useWords().doctors
  return (
    <Card
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
      {doctor.specialisation && <p className={styles.specialisation}>{doctor.specialisation}</p>}
      {doctor.qualification && <p className={styles.qualification}>{doctor.qualification}</p>}
      {doctor.years_of_experience !== null && (
        <p className={styles.experience}>
          {words.ofExperience(experience(doctor.years_of_experience))}
        </p>
      )}
      {doctor.expertise_details && (
        <ClampedText
          text={doctor.expertise_details}
          short={truncate(doctor.expertise_details, EXPERTISE_LIMIT)}
          lang={languageOf(doctor.expertise_details)}
          more={words.readMore}
          less={words.readLess}
        />
      )}
    </Card>
  )
}

import { useContent } from '#db/content.ts'
import { enabledServices } from '#db/queries.ts'
import { getServiceAnchor } from '#model/paths/public-paths.ts'
import { Card, CardGrid } from '#ui/card.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { Picture } from '#ui/pictures/picture.tsx'

import { Closing } from '../components/closing.tsx'
import { NothingHere } from '../components/nothing-here.tsx'
import { PublicPageFrame } from '../components/public-page-frame.tsx'
import { useTextLanguage, useMessages } from '../messages/use-messages.ts'

import styles from './services-page.module.css'

/** /services. The URL of a single one ends in #service-{id}. */
export function ServicesPage() {
  const languageOf = useTextLanguage()
  const services = useContent(enabledServices)
  const messages = useMessages().services
  return (
    <>
      <PublicPageFrame title={messages.title} lead={messages.lead}>
        {services.length === 0 ? (
          <NothingHere table="services">{messages.empty}</NothingHere>
        ) : (
          <CardGrid columns={3}>
            {services.map((service) => (
              <Card
                key={service.id}
                id={getServiceAnchor(service.id)}
                title={service.service_name}
                titleLang={languageOf(service.service_name)}
                picture={
                  <Picture
                    address={service.icon_image}
                    alt=""
                    shape="wide"
                    placeholder={<Icon name="heart" />}
                  />
                }
              >
                {service.description && (
                  <p className={styles.description} lang={languageOf(service.description)}>
                    {service.description}
                  </p>
                )}
              </Card>
            ))}
          </CardGrid>
        )}
      </PublicPageFrame>
      {services.length > 0 && <Closing />}
    </>
  )
}

import { toMailHref, toTelHref } from '#model/texts/phone.ts'

interface ContactListProps {
  items: readonly string[]
  className?: string | undefined
}

/** Numbers that dial when tapped; an entry without a number stays plain text. */
export function PhoneLinks({ items, className }: ContactListProps) {
  return <LinkList items={items} hrefOf={toTelHref} className={className} />
}

export function MailLinks({ items, className }: ContactListProps) {
  return <LinkList items={items} hrefOf={toMailHref} className={className} />
}

interface LinkListProps extends ContactListProps {
  hrefOf: (item: string) => string | null
}

function LinkList({ items, hrefOf, className }: LinkListProps) {
  return (
    <ul className={className}>
      {[...new Set(items)].map((item) => {
        const href = hrefOf(item)
        return (
          <li key={item}>
            {href ? (
              <a href={href} translate="no">
                {item}
              </a>
            ) : (
              item
            )}
          </li>
        )
      })}
    </ul>
  )
}

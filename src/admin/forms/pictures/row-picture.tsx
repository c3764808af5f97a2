import { Icon, type IconName } from '#ui/pictures/icons.tsx'
import { Picture } from '#ui/pictures/picture.tsx'

import { usePictureUrl } from './use-picture-url.ts'

interface RowPictureProps {
  address: string | null
  /** The fallback if there is no picture. */
  icon: IconName
}

/** The picture of a card in a list. Decorative, as the card's title names its subject. */
export function RowPicture({ address, icon }: RowPictureProps) {
  const { url } = usePictureUrl(address)
  return <Picture address={url} alt="" shape="square" placeholder={<Icon name={icon} />} />
}

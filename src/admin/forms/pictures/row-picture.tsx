import { Icon, type IconName } from '#ui/pictures/icons.tsx'
import { Picture } from '#ui/pictures/picture.tsx'

import { usePictureUrl } from './use-picture-url.ts'

interface RowPictureProps {
  address: string | null
  /** Shown where there is no picture. */
  icon: IconName
}

/** The picture of a card in a list; the card's title says who or what it is. */
export function RowPicture({ address, icon }: RowPictureProps) {
  const { url } = usePictureUrl(address)
  return <Picture address={url} alt="" shape="square" placeholder={<Icon name={icon} />} />
}

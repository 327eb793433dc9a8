import { OutsideLink } from '../../../../ui/link/link.tsx'
import type { PartnerView } from '../../../content/content/views.ts'
import styles from './term-list.module.css'

/** Partner companies, each with its activity. */
export function Partners({ partners }: { partners: readonly PartnerView[] }) {
  return (
    <ul className={styles.terms}>
      {partners.map(({ slug, name, description, link }) => (
        <li key={slug} className={styles.term}>
          <OutsideLink href={link} className={styles.name}>
            {name}
          </OutsideLink>
          <p className={styles.short}>{description}</p>
        </li>
      ))}
    </ul>
  )
}

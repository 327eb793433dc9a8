import { Form, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { brandName } from '../rules.ts'
import { texts } from '../texts.ts'
import type { ShownCard } from './card-choice.tsx'
import styles from './card-list.module.css'

/** The client's saved cards, each with a button that has it forgotten. */
export function CardList({ cards }: { cards: readonly ShownCard[] }) {
  const t = useTexts(texts)
  const sent = useNavigation().formData?.get('forget')
  return (
    <Form method="post">
      <ul className={styles.list}>
        {cards.map(({ id, brand, lastFour, expires }) => (
          <li key={id} className={styles.card}>
            <span>
              {t('card', { brand: brandName(brand), lastFour })} <small>{t('expires', { expires })}</small>
            </span>
            <Button
              type="submit"
              name="forget"
              value={id}
              variant="quiet"
              busy={sent === id}
              aria-label={t('forgetNamed', { lastFour })}
            >
              {t('forget')}
            </Button>
          </li>
        ))}
      </ul>
    </Form>
  )
}

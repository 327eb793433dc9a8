import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { RadioGroup, UnderRadio } from '../../../../ui/field/radio-group.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { brandName, CARD, SAVE_CARD } from '../rules.ts'
import { texts } from '../texts.ts'

export interface ShownCard {
  id: string
  brand: string
  lastFour: string
  expires: string
}

/** What a client may pay with: saved cards, or null while the provider does not list them. */
export type ShownCards = readonly ShownCard[] | null

/** The part of a form of purchase that says what it is paid with: a saved card, or another way on the provider's page. */
export function CardChoice({ cards }: { cards: ShownCards }) {
  const t = useTexts(texts)
  if (cards === null || cards.length === 0) {
    return (
      <>
        {cards === null ? <p>{t('unread')}</p> : null}
        <Checkbox name={SAVE_CARD} label={t('save')} />
      </>
    )
  }
  return (
    <RadioGroup legend={t('choose')}>
      {cards.map(({ id, brand, lastFour, expires }, place) => (
        <label key={id}>
          <input type="radio" name={CARD} value={id} defaultChecked={place === 0} />
          <span>
            {t('payWith', { brand: brandName(brand), lastFour })} <small>{t('expires', { expires })}</small>
          </span>
        </label>
      ))}
      <label>
        <input type="radio" name={CARD} value="" /> {t('otherWay')}
      </label>
      <UnderRadio>
        <Checkbox name={SAVE_CARD} label={t('saveThere')} />
      </UnderRadio>
    </RadioGroup>
  )
}

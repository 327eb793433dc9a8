import { href, Link } from 'react-router'
import { inEuros } from '../../../../platform/i18n/french.ts'
import { Avatar } from '../../../../ui/avatar/avatar.tsx'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { spacedPhone } from '../../../../ui/phone-field/phone.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { keywordOf } from '../keywords.ts'
import type { ListedOffer } from '../load-offer.server.ts'
import { askPage } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './text-questions.module.css'

const FACE = 56

/** Those who answer by text message with their price, and how to ask without the site. */
export function TextOffers({ offers, number }: { offers: readonly ListedOffer[]; number: string | null }) {
  const t = useTexts(texts)
  const [first] = offers
  return (
    <>
      <Section title={t('listTitle')} id="voyants">
        {offers.length === 0 ? <p>{t('listNone')}</p> : null}
        <ul className={styles.list}>
          {offers.map((offer) => (
            <Card as="li" key={offer.id} className={styles.offer}>
              <Avatar name={offer.name} src={offer.portrait} size={FACE} />
              <div>
                <p className={styles.head}>
                  <Link to={href('/voyance/:slug', { slug: offer.slug })}>{offer.name}</Link>
                  <span className={styles.price}>{t('perAnswer', { price: inEuros(offer.pricePerAnswer) })}</span>
                </p>
                <p>{offer.headline}</p>
                <ButtonLink to={askPage(offer.slug)} variant="secondary">
                  {t('listItem', { name: offer.name })}
                </ButtonLink>
              </div>
            </Card>
          ))}
        </ul>
      </Section>
      {number && first ? (
        <Section title={t('byTextTitle')}>
          <p>{t('byText', { number: spacedPhone(number), keyword: keywordOf(first.slug).toUpperCase() })}</p>
          <p>{t('byTextWords')}</p>
        </Section>
      ) : null}
    </>
  )
}

import { href } from 'react-router'
import { Avatar } from '../../../../ui/avatar/avatar.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Price } from '../../../../ui/price/price.tsx'
import { LinkedText, useTexts } from '../../../../ui/wording.tsx'
import type { Host } from '../../../consult/psychics/find-host.server.ts'
import { texts } from '../../../people/accounts/texts.ts'
import styles from './welcome.module.css'

const FACE = 64

/** The psychic whom the visitor came for, and the offer with its condition; empty if there is neither. */
export function Welcome({ host }: { host: Host | null }) {
  const t = useTexts(texts)
  const offer = t('offer')
  if (!host && offer === '') return null
  return (
    <Card as="section" className={styles.welcome}>
      {host ? <Avatar name={host.name} src={host.portrait} size={FACE} eager /> : null}
      <div className={styles.words}>
        {host ? (
          <p className={styles.host}>
            <span className={styles.name}>{host.name}</span>
            <Price centsPerMinute={host.pricePerMinute} />
          </p>
        ) : null}
        {offer === '' ? null : (
          <>
            <strong className={styles.offer}>{offer}</strong>
            <p className={styles.conditions}>
              <LinkedText
                from={texts}
                name="offerConditions"
                links={{
                  terms: { href: `${href('/page/conditions')}#temps-offert`, label: t('termsLink'), target: '_blank' },
                }}
              />
            </p>
          </>
        )}
      </div>
    </Card>
  )
}

import { href, Link } from 'react-router'
import { Avatar } from '../../../../ui/avatar/avatar.tsx'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Rating } from '../../../../ui/rating/rating.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { usePresences } from '../../psychics/components/use-presences.ts'
import { freeByPremium } from '../../psychics/rules.ts'
import { texts as psychics } from '../../psychics/texts.ts'
import { capitalised, jobOf } from '../../psychics/trades.ts'
import type { PsychicView } from '../../psychics/views.ts'
import type { Coded } from '../read-reach.server.ts'
import { texts } from '../texts.ts'
import styles from './coded-psychics.module.css'

/**
 * Who can be reached by the premium-rate number now, with their codes. Their price on this site is not that of the call,
 * so it is not shown.
 */
export function CodedPsychics({ list }: { list: readonly Coded[] }) {
  const t = useTexts(texts)
  const presences = usePresences(list.map(({ psychic }) => psychic.id))
  const present = list.filter(({ psychic }) => freeByPremium({ ...psychic, ...presences.get(psychic.id) }))
  if (present.length === 0) {
    return (
      <p>
        {t('nobody')} {t('nobodyNext')}
      </p>
    )
  }
  return (
    <>
      <p>{t('listLead')}</p>
      <ul className={styles.list}>
        {present.map(({ psychic, code }) => (
          <li key={psychic.id}>
            <One psychic={psychic} code={code} />
          </li>
        ))}
      </ul>
    </>
  )
}

function One({ psychic, code }: { psychic: PsychicView; code: string }) {
  const t = useTexts(texts)
  const p = useTexts(psychics)
  const { name, slug, gender, isAutomaton } = psychic
  return (
    <Card as="article" className={styles.card}>
      <Avatar name={name} src={psychic.portrait} size={56} />
      <div className={styles.who}>
        <h3 className={styles.name}>
          <Link to={href('/voyance/:slug', { slug })}>{name}</Link>
        </h3>
        <p>{capitalised(jobOf(psychic.jobId).singular[gender])}</p>
        <Rating value={psychic.rating} count={psychic.reviewCount} />
        {isAutomaton ? <Badge tone="gold">{p('automaton')}</Badge> : null}
      </div>
      <p className={styles.code}>
        <span>{t('code')}</span> <strong>{code}</strong>
      </p>
    </Card>
  )
}

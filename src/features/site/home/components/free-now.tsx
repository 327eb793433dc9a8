import { href } from 'react-router'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Empty } from '../../../../ui/empty/empty.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { PresenceNews } from '../../../consult/psychics/components/presence-news.tsx'
import { PsychicCard } from '../../../consult/psychics/components/psychic-card.tsx'
import { usePresences } from '../../../consult/psychics/components/use-presences.ts'
import type { PsychicView } from '../../../consult/psychics/views.ts'
import { texts } from '../texts.ts'
import styles from './free-now.module.css'

/** Psychics who are available now; a card stays when its psychic becomes unavailable, and says so. */
export function FreeNow({ psychics, plural }: { psychics: readonly PsychicView[]; plural: string }) {
  const t = useTexts(texts)
  const presences = usePresences(psychics.map((psychic) => psychic.id))
  const present = psychics.map((psychic) => ({ ...psychic, ...presences.get(psychic.id) }))
  const all = (
    <ButtonLink to={href('/voyance')} variant="secondary">
      {t('freeAll', { plural })}
    </ButtonLink>
  )
  return (
    <Section title={t('freeTitle')}>
      {present.length === 0 ? (
        <Empty title={t('freeNone')}>
          <p>{t('freeNoneNext')}</p>
          {all}
        </Empty>
      ) : (
        <>
          <p className={styles.lead}>{t('freeLead')}</p>
          <PresenceNews psychics={present} />
          <ul className={styles.list}>
            {present.map((psychic) => (
              <li key={psychic.id}>
                <PsychicCard psychic={psychic} />
              </li>
            ))}
          </ul>
          <p>{all}</p>
        </>
      )}
    </Section>
  )
}

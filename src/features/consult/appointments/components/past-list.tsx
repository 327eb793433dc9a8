import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from '../appointments.module.css'
import { texts } from '../texts.ts'
import type { AppointmentView } from '../views.ts'
import { useDetails } from './use-details.ts'

export function PastList({ list, side }: { list: readonly AppointmentView[]; side: 'client' | 'psychic' }) {
  const t = useTexts(texts)
  const details = useDetails()
  if (list.length === 0) return null
  return (
    <Section title={t('pastTitle')}>
      <ul className={styles.past}>
        {list.map((one) => {
          const { when, state } = details(one)
          return (
            <li key={one.id}>
              <span>
                {when}, {side === 'client' ? one.psychic.name : one.client.firstName}
              </span>
              <span className={styles.soft}>{state}</span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

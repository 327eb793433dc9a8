import { Section } from '../../../../ui/page/section.tsx'
import { BackLine } from '../../psychics/components/back-line.tsx'
import { PresenceNews } from '../../psychics/components/presence-news.tsx'
import { PsychicCard } from '../../psychics/components/psychic-card.tsx'
import styles from '../../psychics/components/psychic-list.module.css'
import { usePresences } from '../../psychics/components/use-presences.ts'
import type { PsychicGroup } from '../../psychics/views.ts'

/** Everyone who passes the filters, by job; favourites come first and again in their own job. */
export function PsychicGroups({ groups }: { groups: readonly PsychicGroup[] }) {
  const shown = groups.flatMap((group) => group.psychics)
  const everyone = [...new Map(shown.map((psychic) => [psychic.id, psychic])).values()]
  const presences = usePresences(everyone.map((psychic) => psychic.id))
  const present = <T extends { id: number }>(psychic: T) => ({ ...psychic, ...presences.get(psychic.id) })
  return (
    <>
      <PresenceNews psychics={everyone.map(present)} />
      {groups.map((group) => (
        <Section key={group.id} title={group.name}>
          <ul className={styles.list}>
            {group.psychics.map((psychic) => (
              <li key={psychic.id}>
                <PsychicCard psychic={present(psychic)}>
                  <BackLine psychic={present(psychic)} />
                </PsychicCard>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  )
}

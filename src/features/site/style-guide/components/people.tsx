import { itemAt } from '../../../../platform/needed/needed.ts'
import { Avatar } from '../../../../ui/avatar/avatar.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { PsychicCard } from '../../../consult/psychics/components/psychic-card.tsx'
import { names, psychics } from '../samples.data.ts'
import { texts } from '../texts.ts'
import { Specimen } from './specimen.tsx'

export function People() {
  const t = useTexts(texts)
  return (
    <Section title={t('people')} id="personnes">
      <Specimen title={t('portraits')} source="avatar">
        <div className="guide-row">
          {names.map((name) => (
            <Avatar key={name} name={name} size={72} />
          ))}
          <Avatar name={itemAt(names, 0)} size={40} />
        </div>
      </Specimen>
      <Specimen title={t('psychicCards')} source="../features/psychics">
        <div className="guide-grid">
          {psychics.map((psychic) => (
            <PsychicCard key={psychic.id} psychic={psychic} />
          ))}
        </div>
      </Specimen>
      <Specimen title={t('cards')} source="card">
        <ul className="guide-grid">
          <Card as="li">
            <p className="guide-third">{t('cardTitle')}</p>
            <p>{t('cardText')}</p>
          </Card>
          <Card as="li">
            <p className="guide-third">{t('longText')}</p>
            <p>{t('cardText')}</p>
          </Card>
        </ul>
      </Specimen>
    </Section>
  )
}

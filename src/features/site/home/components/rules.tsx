import { href } from 'react-router'
import { Accordion } from '../../../../ui/accordion/accordion.tsx'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'

const rules = ['rulePrice', 'ruleSecond', 'ruleLine', 'ruleBalance', 'ruleReceipt', 'rulePressure'] as const

/** The promises of the site that the program enforces. */
export function Rules() {
  const t = useTexts(texts)
  return (
    <Section title={t('rulesTitle')}>
      <Accordion
        name="regles"
        folds={rules.map((rule) => ({ title: t(`${rule}Title`), content: <p>{t(`${rule}Text`)}</p> }))}
      />
      <OnwardLink to={href('/page/comment-consulter')}>{t('rulesGo')}</OnwardLink>
    </Section>
  )
}

import type { ReactNode } from 'react'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { CHARTER_VERSION, charterWords } from '../charter-words.data.ts'
import { paperTexts } from '../paper-texts.ts'

/** The charter in force, with its version; below it what is said of its signature. */
export function Charter({ id, children }: { id?: string | undefined; children: ReactNode }) {
  const t = useTexts(paperTexts)
  return (
    <Section title={t('charterTitle')} id={id}>
      <p>{t('charterVersion', { version: CHARTER_VERSION })}</p>
      <ol>
        {charterWords.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ol>
      {children}
    </Section>
  )
}

import { useTexts } from '../../../../ui/wording.tsx'
import { texts as skyTexts } from '../../../sky/sky/texts.ts'
import type { Subject } from '../shapes.server.ts'
import { texts } from '../texts.ts'

/** How an entry is called. */
export function useTitle(): (subject: Subject) => string {
  const t = useTexts(texts)
  const nameOf = useTexts(skyTexts)
  return (subject) => {
    switch (subject.kind) {
      case 'draw':
        return subject.name
      case 'question':
        return t('questionTitle')
      case 'horoscope':
        return t(`horoscopeTitle.${subject.length}`, { sign: nameOf(subject.sign) })
      case 'consultation':
        return t('consultationTitle', { name: subject.psychic.name })
    }
  }
}

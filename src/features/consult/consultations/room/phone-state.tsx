import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { ConsultationView } from '../view-consultation.server.ts'
import { texts } from './texts.ts'

/** In a consultation by telephone, what happens on the line, and which keys help. */
export function PhoneState({ consultation, name }: { consultation: ConsultationView; name: string }) {
  const t = useTexts(texts)
  const { status, side } = consultation
  const isClient = side === 'client'
  if (status === 'accepted') return <Notice>{t(isClient ? 'ringsYou' : 'ringsClient', { name })}</Notice>
  if (!isClient) return null
  return <Notice>{t(status === 'paused' ? 'onHold' : 'talking')}</Notice>
}

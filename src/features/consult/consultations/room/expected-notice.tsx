import { inHour } from '../../../../platform/i18n/french.ts'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { ConsultationView } from '../view-consultation.server.ts'
import { otherOf } from './room-state.ts'
import { texts } from './texts.ts'

/** Tells both sides that the psychic has an appointment with somebody else soon: nobody is cut off. */
export function ExpectedNotice({ consultation }: { consultation: ConsultationView }) {
  const t = useTexts(texts)
  const { expectedAt, side } = consultation
  if (!expectedAt) return null
  return <Notice>{t(`expected.${side}`, { name: otherOf(consultation), hour: inHour(expectedAt) })}</Notice>
}

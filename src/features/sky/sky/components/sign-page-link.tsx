import type { Sign } from '../../../../astrology/names.ts'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../sign-page-texts.ts'
import { type SignTopic, signPageAddress } from '../sign-pages.ts'
import { texts as names } from '../texts.ts'

/** A link to the portrait of a sign, or to what is told of Venus or the Moon in it. */
export function SignPageLink({ topic, sign }: { topic: SignTopic; sign: Sign }) {
  const t = useTexts(texts)
  const name = useTexts(names)
  return <OnwardLink to={signPageAddress(topic, sign)}>{t(`read.${topic}`, { sign: name(sign) })}</OnwardLink>
}

import { href, Link } from 'react-router'
import { inMinutes } from '../../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { keepAddress } from '../../../house/journal/keep-address.ts'
import { texts as journalTexts } from '../../../house/journal/texts.ts'
import { roomAddress } from '../../rooms/addresses.ts'
import { texts } from '../texts.ts'

interface ReceiptWaysProps {
  id: number
  slug: string
  name: string
  /** Seconds. */
  freeLeft: number
}

/** What one does with a receipt, and where one goes from it. */
export function ReceiptWays({ id, slug, name, freeLeft }: ReceiptWaysProps) {
  const t = useTexts(texts)
  const journal = useTexts(journalTexts)
  return (
    <div className="receipt-ways">
      <ButtonLink to={href('/consultations/:id/recu.pdf', { id: String(id) })} reloadDocument download>
        {t('pdf')}
      </ButtonLink>
      <ul>
        <li>
          <Link to={roomAddress(id)}>{t('toConversation')}</Link>
        </li>
        <li>
          <Link to={href('/voyance/:slug', { slug })}>{t('toPsychic', { name })}</Link>
        </li>
        <li>
          <Link to={keepAddress('consultation', String(id))}>{journal('keep')}</Link>
        </li>
      </ul>
      {freeLeft > 0 ? (
        <p>
          {t('freeNow')}
          {'\u00a0'}: {inMinutes(freeLeft)}
        </p>
      ) : null}
    </div>
  )
}

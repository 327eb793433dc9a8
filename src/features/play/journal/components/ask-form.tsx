import { Form } from 'react-router'
import { inDay } from '../../../../platform/i18n/french.ts'
import { Button, ButtonLink } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { VERIFICATION } from '../../../house/users/rules.ts'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { withReturn } from '../../../house/visit/sign-in-paths.ts'
import { entryAddress } from '../rules.ts'
import type { EntryView } from '../shapes.server.ts'
import { texts } from '../texts.ts'
import { type AskDays, AskField } from './ask-field.tsx'
import styles from './entry.module.css'

interface AskFormProps {
  entry: Pick<EntryView, 'id' | 'askOn' | 'askedAt'>
  /** null for somebody whose address is not proved, who can't be written to. */
  days: AskDays | null
  typed: string | undefined
  refusal: ShownRefusal | null
}

/** Chooses the day of the mail, another one, or none. */
export function AskForm({ entry: { id, askOn, askedAt }, days, typed, refusal }: AskFormProps) {
  const t = useTexts(texts)
  if (!days) {
    return (
      <div className={styles.form}>
        <p>{t('askUnproved')}</p>
        <div>
          <ButtonLink to={withReturn(VERIFICATION, entryAddress(id))} variant="secondary">
            {t('askProve')}
          </ButtonLink>
        </div>
      </div>
    )
  }
  return (
    <>
      {askOn ? (
        <Form method="post" className={styles.form} preventScrollReset>
          <p>{t('askWaits', { day: inDay(askOn) })}</p>
          <Button type="submit" name="intent" value="unask" variant="quiet">
            {t('unask')}
          </Button>
        </Form>
      ) : null}
      {!askOn && askedAt ? <p>{t('asked', { day: inDay(askedAt) })}</p> : null}
      <Form method="post" className={styles.form} preventScrollReset>
        <AskField
          days={days}
          value={typed ?? askOn ?? undefined}
          error={refusal?.field === 'askOn' ? refusal.message : undefined}
        />
        <Button type="submit" name="intent" value="ask" variant="secondary">
          {t(askOn ? 'askOther' : 'askSave')}
        </Button>
      </Form>
    </>
  )
}

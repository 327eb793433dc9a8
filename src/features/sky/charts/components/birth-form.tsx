import { href, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../form-texts.ts'
import { texts as pages } from '../page-texts.ts'
import type { BirthRead } from '../read-birth-form.server.ts'
import { BirthFields } from './birth-fields.tsx'
import styles from './birth-form.module.css'
import { faultsOf, isQuestion } from './faults-of.ts'

/** A form for a birth, sent by POST so that it is not in any URL. */
export function BirthForm({ read }: { read: BirthRead }) {
  const t = useTexts(texts)
  const p = useTexts(pages)
  const busy = useNavigation().formAction === href('/theme-astral')
  const refused = faultsOf(read, '', t)
  return (
    <CheckedForm method="post" action={href('/theme-astral')} refused={refused} className={styles.form}>
      {isQuestion(read) ? <Notice>{t('oneMore')}</Notice> : null}
      <BirthFields read={read} />
      <Button type="submit" busy={busy}>
        {p('compute')}
      </Button>
      <p className={styles.note}>{p('privacy')}</p>
    </CheckedForm>
  )
}

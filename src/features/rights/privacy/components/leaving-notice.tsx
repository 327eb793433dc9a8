import { Form, useLocation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { leavingNoticeTexts } from '../leaving-notice-texts.ts'
import { LEAVE_PAGE } from '../rules.ts'
import styles from './leaving-notice.module.css'

/**
 * On every page of a client whose account will be deleted, except where it is shown already or nothing may distract.
 */
export default function LeavingNotice({ day, quiet }: { day: string; quiet: boolean }) {
  const t = useTexts(leavingNoticeTexts)
  const { pathname } = useLocation()
  if (quiet || pathname === LEAVE_PAGE) return null
  return (
    <aside aria-label={t('title')} className={classNames('night', styles.notice)}>
      <p>{t('notice', { day })}</p>
      <Form method="post" action={LEAVE_PAGE}>
        <Button type="submit" name="intent" value="keep" variant="secondary">
          {t('keep')}
        </Button>
      </Form>
    </aside>
  )
}

import { Notice } from '../../../ui/notice/notice.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { type Failure, loginStatusOf } from '../rules.ts'
import { texts } from '../texts.ts'

/** Those that trying again may mend: the specification's alert stands before what can be done. */
const mayPass: readonly Failure[] = ['loginCancelled', 'FacebookNotLoaded', 'GoogleNotLoaded', 'failed']

/** Why a login at a provider failed. */
export function SocialFailure({ failure }: { failure: Failure | null }) {
  const t = useTexts(texts)
  if (failure === null) return null
  return (
    <Notice tone="bad">
      {mayPass.includes(failure) ? <p>{t('failure')}</p> : null}
      <p data-status={failure} data-login-status={loginStatusOf(failure)}>
        {t(failure)}
      </p>
    </Notice>
  )
}

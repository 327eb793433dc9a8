import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { loginStatusOf, mayPass } from '../../ways-in/providers.ts'
import type { ShownFailure } from '../shown-failure.server.ts'
import { texts } from '../texts.ts'

/** Why a login at a provider failed. */
export function SocialFailure({ failure }: { failure: ShownFailure | null }) {
  const t = useTexts(texts)
  if (failure === null) return null
  const { name, message } = failure
  return (
    <Notice tone="bad">
      <p data-status={name} data-login-status={loginStatusOf(name)}>
        {message}
      </p>
      {mayPass(name) ? <p>{t(name)}</p> : null}
    </Notice>
  )
}

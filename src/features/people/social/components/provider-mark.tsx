import type { Provider } from '../../ways-in/providers.ts'

/** The providers' logos, drawn here so that nothing is loaded from them. */
export const ProviderMark = ({ provider }: { provider: Provider }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
    {provider === 'google' ? <GoogleMark /> : <FacebookMark />}
  </svg>
)

const GoogleMark = () => (
  <>
    <circle cx="12" cy="12" r="12" fill="#fff" />
    <path
      d="M19.8 12.2c0-.6 0-1.1-.2-1.6H12v3h4.4c-.2 1-.8 1.9-1.6 2.4v2h2.6c1.5-1.4 2.4-3.4 2.4-5.8z"
      fill="#4285f4"
    />
    <path
      d="M12 20c2.2 0 4-.7 5.4-1.9l-2.6-2c-.7.5-1.7.8-2.8.8-2.1 0-3.9-1.4-4.5-3.4H4.8v2.1A8 8 0 0 0 12 20z"
      fill="#34a853"
    />
    <path d="M7.5 13.5a4.8 4.8 0 0 1 0-3V8.4H4.8a8 8 0 0 0 0 7.2z" fill="#fbbc05" />
    <path d="M12 7.1c1.2 0 2.2.4 3.1 1.2l2.3-2.3A8 8 0 0 0 4.8 8.4l2.7 2.1c.6-2 2.4-3.4 4.5-3.4z" fill="#ea4335" />
  </>
)

const FacebookMark = () => (
  <>
    <circle cx="12" cy="12" r="12" fill="#1877f2" />
    <path
      d="M13.4 24v-8.4h2.9l.5-3.5h-3.4V9.9c0-1 .5-1.9 2-1.9h1.6V5s-1.4-.2-2.7-.2c-2.8 0-4.6 1.7-4.6 4.7v2.6H6.6v3.5h3.1V24z"
      fill="#fff"
    />
  </>
)

/** The usual passkey icon. */
export const KeyMark = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
    <path
      d="M15.5 3a5.5 5.5 0 0 0-5.3 7L3 17.2V21h4v-2.5h2.5V16H12l2-2a5.5 5.5 0 1 0 1.5-11zm1.7 5.6a1.6 1.6 0 1 1 0-3.2 1.6 1.6 0 0 1 0 3.2z"
      fill="currentColor"
    />
  </svg>
)

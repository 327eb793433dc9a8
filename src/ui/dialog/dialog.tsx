import styles from './dialog.module.css'
import { Modal, type ModalProps } from './modal.tsx'

/** A question or a short task, in the middle of the screen. */
export const Dialog = (props: ModalProps) => <Modal {...props} className={styles.dialog} />

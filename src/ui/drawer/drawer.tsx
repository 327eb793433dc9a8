import { Modal, type ModalProps } from '../dialog/modal.tsx'
import styles from './drawer.module.css'

/** A side drawer. */
export const Drawer = (props: ModalProps) => <Modal {...props} className={styles.drawer} />

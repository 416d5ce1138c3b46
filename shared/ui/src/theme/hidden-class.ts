import styles from './hidden.module.css';

/** The class of what is there for assistive technology, not for the eye: words beside a sign, a legend, a live region. */
export const hiddenClass: string = styles.hidden ?? '';

/** As {@link hiddenClass} below 768 pixels alone: the headings of a table whose rows are cards on a phone. */
export const hiddenOnPhoneClass: string = styles.hiddenOnPhone ?? '';

/** As {@link hiddenClass} above 900 pixels alone: a list's words that column heads say there. */
export const hiddenWhereWideClass: string = styles.hiddenWhereWide ?? '';

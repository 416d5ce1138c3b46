import type { CardSize, LocalizedText, RemoteEntry } from '@berth/contract';
import type { ComponentType } from 'react';

/** A card as the grid knows it before any of its code has come. */
export type ConsoleCard = {
  /** `booking/recent`: whose it is, and its name there. Layouts are kept under it. */
  key: string;
  title: LocalizedText;
  size: CardSize;
  order: number;
  /** Stands first on a phone, where the others are folded. */
  isOpenOnPhone?: boolean;
  /** Has something for a customer who has entered nothing yet. */
  isForNew?: boolean;
} & ({ Content: ComponentType } | { entry: RemoteEntry; part: string });

import { createRoot } from 'react-dom/client';
import { guardInjection } from '../src/theme/injection-rules.ts';
import { Gallery } from './Gallery.tsx';

guardInjection();

const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has no #root.');
createRoot(root).render(<Gallery />);

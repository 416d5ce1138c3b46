import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';
import { guardInjection } from './guard-injection.ts';

guardInjection();

const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has no #root.');
createRoot(root).render(<Gallery />);

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const container = document.getElementById('root');
if (!container) {
  throw new Error('index.html has no element #root.');
}
createRoot(container).render(<StrictMode />);

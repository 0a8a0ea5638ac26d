import { BookMarked } from 'lucide-react';

export const BookIcon = () => <BookMarked aria-hidden="true" />;

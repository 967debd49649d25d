documents-contents = На этой странице
documents-updated = Последнее обновление: { $date }
documents-related = Читайте дальше

documents-tokenomics = Токеномика в деталях
documents-classification = Классификация токена
documents-audit = Аудит токена
documents-terms = Условия использования
documents-privacy = Личные данные и куки
documents-risks = Уведомление о рисках
